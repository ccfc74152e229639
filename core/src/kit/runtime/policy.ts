import { parseUrl } from '../../domain/text/parse-url.ts'
import { EarlyError } from '../../errors/early-error.ts'
import type { BlockedResource, Platform } from '../../platform/platform.ts'

/** A source that the content security policy of the page blocks, such as `wss://relay.example`. */
export type BlockedSource = { directive: string; source: string }
/** What the content security policy of the page blocks. */
export type Policy = {
  /**
   * `platform.fetch`. While `watch` is active it rejects with `endpoint/blocked` if the policy blocks
   * the host. The browser reports that after the first request has failed.
   */
  fetch: Platform['fetch']
  /**
   * Reports each directive that blocks a host of the kit, once. `services`: URLs of those that load
   * other than with `fetch`. Returns stop.
   */
  watch(services: readonly string[], report: (blocked: BlockedSource) => void): () => void
}

/** The hosts of the default services. */
const hosted = /(^|\.)(walletconnect|web3modal|reown)\.(org|com)$/

export function createPolicy({ fetch, page }: Pick<Platform, 'fetch' | 'page'>): Policy {
  const requested = new Set<string>()
  const blocked = new Map<string, BlockedSource>()
  return {
    async fetch(input, init) {
      const host = hostOf(input instanceof Request ? input.url : String(input))
      requested.add(host)
      try {
        return await fetch(input, init)
      } catch (cause) {
        const found = blocked.get(`connect-src ${host}`)
        throw found === undefined ? cause : new EarlyError('endpoint/blocked', found, { cause })
      }
    },
    watch(services, report) {
      const hosts = services.map(hostOf)
      const onBlocked = ({ directive, url }: BlockedResource) => {
        const host = hostOf(url)
        const isOwn = requested.has(host) || hosts.includes(host) || hosted.test(host)
        const key = `${directive} ${host}`
        if (host === '' || !isOwn || blocked.has(key)) return
        const found = { directive, source: parseUrl(url)?.origin ?? host }
        blocked.set(key, found)
        report(found)
      }
      const stop = page.onBlocked(onBlocked)
      return () => {
        stop()
        blocked.clear()
      }
    },
  }
}

const hostOf = (url: string): string => parseUrl(url)?.host ?? ''
