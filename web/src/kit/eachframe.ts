/**
 * Look again in every frame, until the function that this gives back is called. What is drawn over something else
 * follows it so: that may move for many reasons, such as a word that is longer, a font that comes late, a row that goes.
 */
export function eachFrame(look: () => void): () => void {
  let going = true
  function again() {
    look()
    if (going) frame = requestAnimationFrame(again)
  }
  let frame = requestAnimationFrame(again)
  return () => {
    going = false
    cancelAnimationFrame(frame)
  }
}
