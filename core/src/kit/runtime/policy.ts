import { parseUrl } from '../../domain/text/parse-url.ts'
import { endpointErrors } from '../../errors/areas/endpoint.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { BlockedResource, Platform } from '../../platform/platform.ts'

/** A source that the content security policy of the page blocks, such as `wss://relay.example`. */
export type BlockedSource = { directive: string; source: string }
/** URLs of the services that load other than with `fetch`. Null or missing: not used. */
export type PolicyServices = { relay?: string | null; frame?: string | null }
/** What the content security policy of the page blocks. */
export type Policy = {
  /**
   * `platform.fetch`. While `watch` is active it rejects with `endpoint/blocked` if the policy blocks
   * the path. The browser reports that in a task after the request has failed, which it waits for.
   */
  fetch: Platform['fetch']
  /** Reports each directive that blocks an origin of the kit, once. Returns stop. */
  watch(services: PolicyServices, report: (blocked: BlockedSource) => void): () => void
}

/** The hosts of the default services. */
const hosted = /(^|\.)(walletconnect|web3modal|reown)\.(org|com)$/

export function createPolicy({ fetch, page }: Pick<Platform, 'fetch' | 'page'>): Policy {
  let isWatching = false
  const requested = new Set<string>()
  /** By the path of a request. */
  const blocked = new Map<string, BlockedSource>()
  return {
    async fetch(input, init) {
      const url = parseUrl(input instanceof Request ? input.url : String(input))
      requested.add(url?.host ?? '')
      try {
        return await fetch(input, init)
      } catch (cause) {
        // A browser may hide the path of another origin.
        const found = () => url && (blocked.get(pathOf(url)) ?? blocked.get(`${url.origin}/`))
        if (isWatching && cause instanceof TypeError && !found()) await page.nextTask()
        const source = found()
        throw source ? new KitError(endpointErrors, 'endpoint/blocked', source, { cause }) : cause
      }
    },
    watch({ relay, frame }, report) {
      /** Whether the kit loads this: the page and its other libraries may use the same hosts. */
      const isOwn = (directive: string, host: string): boolean => {
        switch (directive) {
          case 'connect-src':
            return requested.has(host) || host === hostOf(relay) || hosted.test(host)
          case 'frame-src':
            return host === hostOf(frame) || hosted.test(host)
          default:
            return directive === 'img-src' && hosted.test(host)
        }
      }
      const reported = new Set<string>()
      const onBlocked = ({ directive, url: address }: BlockedResource) => {
        const url = parseUrl(address)
        if (url === null || url.host === '' || !isOwn(directive, url.host)) return
        const found = { directive, source: url.origin }
        if (directive === 'connect-src') blocked.set(pathOf(url), found)
        const key = `${directive} ${url.host}`
        if (reported.has(key)) return
        reported.add(key)
        report(found)
      }
      const stop = page.onBlocked(onBlocked)
      isWatching = true
      return () => {
        stop()
        isWatching = false
        blocked.clear()
      }
    },
  }
}

const hostOf = (url: string | null | undefined) => parseUrl(url ?? '')?.host
const pathOf = ({ origin, pathname }: URL): string => `${origin}${pathname}`
