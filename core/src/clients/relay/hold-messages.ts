import { safeGet } from '../../domain/unknown.ts'
import { replace } from './replace-method.ts'

/**
 * Holds the messages that the relay delivers to a core of the SDK (2.25.0), until the returned
 * function is called. The core connects before its client listens, and discards an answer to a
 * proposal that arrives in between (fault V34). The relay gets no acknowledgement of a message that
 * is held, and delivers it again if the page is left.
 */
export function holdMessages(core: object): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  replace(safeGet(core, 'relayer'), 'onProviderPayload', (original) => async (payload) => {
    const isResponse = safeGet(payload, 'method') === null
    if (!isResponse) await released
    await original(payload)
  })
  return release
}
