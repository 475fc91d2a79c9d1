/** The title of the document: of the page, and whether somebody is waited for. */

let page = $state('')
let mark = $state('')

export function setTitle(text: string): void {
  page = text
}

/** A short word before the title, such as “Your turn”; empty to take it away. */
export function setTitleMark(text: string): void {
  mark = text
}

export function applyTitle(): void {
  const title = page ? `${page} · Duchy` : 'Duchy'
  document.title = mark ? `${mark} · ${title}` : title
}
