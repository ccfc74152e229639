import { extractError } from '../../errors/extract-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { ServiceError } from './relay.types.ts'

type Listener = (error: ServiceError) => void

/** Texts with which the relay rejects a page. */
const codesByText: readonly (readonly [string, ServiceError])[] = [
  ['Unauthorized: origin not allowed', 'config/origin-not-allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock-wrong'],
  ['Unauthorized: invalid key', 'config/project-id-invalid'],
]

export type ServiceErrors = {
  /** Searches an error or log entry of the SDK for a known text. The entry is not stored. */
  report(entry: unknown): void
  /**
   * Calls the listener with every code found so far, then with each new one. Returns unsubscribe.
   */
  watch(listener: Listener): () => void
  stop(): void
}

/** Collects the errors with which the relay rejects the page, each code once. */
export function createServiceErrors(): ServiceErrors {
  const found = new Set<ServiceError>()
  const emitter = createEmitter<ServiceError>()
  return {
    report(entry) {
      const { texts } = extractError(entry)
      for (const [text, code] of codesByText) {
        if (found.has(code) || !texts.some((candidate) => candidate.includes(text))) continue
        found.add(code)
        emitter.emit(code)
      }
    },
    watch(listener) {
      for (const code of found) listener(code)
      return emitter.subscribe(listener)
    },
    stop: emitter.clear,
  }
}
