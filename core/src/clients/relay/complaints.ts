import { lookInto } from '../../errors/extract-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Complaint } from './relay.types.ts'

type Listener = (complaint: Complaint) => void

/** What the service says when it does not accept this page. */
const known: readonly (readonly [string, Complaint])[] = [
  ['Unauthorized: origin not allowed', 'config/origin-not-allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock-wrong'],
  ['Unauthorized: invalid key', 'config/project-id-invalid'],
]

export type Complaints = {
  /** Anything the SDK logs or throws; nothing of it is kept or shown. */
  hear(said: unknown): void
  watch(listener: Listener): () => void
  stop(): void
}

/** Each complaint once for a kit's life; who listens later is told what there was. */
export function createComplaints(): Complaints {
  const made = new Set<Complaint>()
  const emitter = createEmitter<Complaint>()
  return {
    hear(said) {
      const { texts } = lookInto(said)
      for (const [text, complaint] of known) {
        if (made.has(complaint) || !texts.some((one) => one.includes(text))) continue
        made.add(complaint)
        emitter.emit(complaint)
      }
    },
    watch(listener) {
      for (const complaint of made) listener(complaint)
      return emitter.subscribe(listener)
    },
    stop: emitter.clear,
  }
}
