/** What the links of e-mails are for. What stands behind the # is a secret, which browsers do not send to servers. */

/** An address confirmed; notices ended; all e-mails to an address ended, for good; a new password. */
const KINDS = ['confirm', 'stop', 'never', 'secret'] as const

export interface MailLink {
  kind: (typeof KINDS)[number]
  secret: string
}

/** What the hash of an address is for; null where it is nothing of ours. */
export function linkIn(hash: string): MailLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  for (const kind of KINDS) {
    const secret = fields.get(kind)
    if (secret) return { kind, secret }
  }
  return null
}

/** The link of this page, which is taken out of the address, so that nobody reads it there. */
export function takeLink(): MailLink | null {
  const link = linkIn(location.hash)
  history.replaceState(null, '', location.pathname)
  return link
}
