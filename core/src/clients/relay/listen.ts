import { isSessionEvent } from '../../domain/remote/session-event.ts'
import { lookInto } from '../../errors/extract-error.ts'
import { peek, textAt } from './peek.ts'
import type { RelayNews } from './relay.types.ts'
import type { Sdk, Speaker } from './sdk.ts'

/** What the SDK's events mean to us. */
export type Heard = {
  uri(said: unknown): void
  /** A wallet's approval came in; it may be one that nobody waits for any more. */
  settled(raw: unknown): void
  /** The provider has a session, whoever asked for it. */
  connected(raw: unknown): void
  changed(topic: string): void
  /** null: it does not say which. */
  ended(topic: string | null): void
  event(topic: string, event: Extract<RelayNews, { type: 'wallet.said' }>): void
  lost(): void
  back(): void
  refused(said: unknown): void
}

/** Hears the SDK. State is never read from `accountsChanged` and `chainChanged`: those do not say whose they are. Returns the stop. */
export function listen(sdk: Sdk, heard: Heard): () => void {
  const withTopic = (then: (topic: string) => void) => (payload: unknown) => {
    const topic = textAt(payload, 'topic')
    if (topic !== null) then(topic)
  }
  const stops = (
    [
      ['provider', 'display_uri', heard.uri],
      ['provider', 'connect', (payload) => heard.connected(peek(payload, 'session'))],
      ['provider', 'disconnect', (payload) => heard.ended(textAt(payload, 'data'))],
      ['session', 'session_connect', (payload) => heard.settled(peek(payload, 'session'))],
      ['session', 'session_update', withTopic(heard.changed)],
      ['session', 'session_extend', withTopic(heard.changed)],
      ['session', 'session_delete', withTopic(heard.ended)],
      ['session', 'session_expire', withTopic(heard.ended)],
      ['session', 'session_event', (payload) => said(payload, heard)],
      ['relay', 'relayer_connect', heard.back],
      ['relay', 'relayer_disconnect', heard.lost],
      ['relay', 'relayer_error', (error) => isRefusal(error) && heard.refused(error)],
    ] satisfies [Speaker, string, (payload: unknown) => void][]
  ).map(([speaker, event, listener]) => sdk.on(speaker, event, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

function said(payload: unknown, { event }: Heard): void {
  if (!isSessionEvent(payload)) return
  const { chainId, event: one } = payload.params
  event(payload.topic, { type: 'wallet.said', chain: chainId, name: one.name, data: one.data })
}

const isRefusal = (error: unknown) => lookInto(error).texts.some((text) => /code: 3000/.test(text))
