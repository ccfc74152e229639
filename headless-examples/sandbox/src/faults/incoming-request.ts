import type { IncomingMessage } from 'node:http'

const local = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/** Asked at our own name, and by no page from elsewhere: a foreign page reaches this machine, too. */
export function isLocal({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return (
    local.test(host) && (origin === undefined || local.test(origin.replace(/^https?:\/\//, '')))
  )
}

/** What was posted. */
export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
