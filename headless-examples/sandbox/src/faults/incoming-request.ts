import type { IncomingMessage } from 'node:http'

const localHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * True if both the `host` and the `origin` header are local. Pages of other sites can reach servers
 * on this machine and must not control them.
 */
export function isLocal({
  headers: { host = '', origin },
}: Pick<IncomingMessage, 'headers'>): boolean {
  return (
    localHost.test(host) &&
    (origin === undefined || localHost.test(origin.replace(/^https?:\/\//, '')))
  )
}

/** Reads the body of a request as UTF-8. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
