import type { Mail } from '../embedded.types.ts'

export type Mailbox = {
  send(mail: Omit<Mail, 'id' | 'sentAt'>): void
  mails(to?: string): readonly Mail[]
}

/** Number of e-mails that are kept. */
const capacity = 200

/** Creates the mailbox of every address. `now`: in ms since 1970. */
export function createMailbox(now: () => number): Mailbox {
  let kept: readonly Mail[] = []
  let sent = 0
  return {
    send(mail) {
      sent += 1
      kept = [...kept, { ...mail, id: sent, sentAt: now() }].slice(-capacity)
    },
    mails: (to) => (to === undefined ? kept : kept.filter((mail) => mail.to === to.toLowerCase())),
  }
}
