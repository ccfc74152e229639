import type { SandboxDescription } from '../base/description.ts'
import type { FaultControls } from '../faults/start-fault-server.ts'

/**
 * The next step after an e-mail address. `automatic`: a link that confirms the device if
 * the address is known from other devices only, otherwise a code. `none`: nothing.
 */
export type EmailRule = 'automatic' | 'code' | 'device' | 'none'

/**
 * How requests are decided. `ask`: by the visitor, on the screen of the frame. `never`: the frame
 * shows nothing, and the request stays open.
 */
export type ApproveRule = 'ask' | 'auto' | 'reject' | 'never'

/** `codeLifetime`: in ms, of the codes that are sent from now on. */
export type FrameSettings = { email: EmailRule; approve: ApproveRule; codeLifetime: number }

/** Faults of the frame as a whole, which apply when it loads. */
export const loadFaults = ['never-ready', 'wrong-origin', 'unverified-domain'] as const
export type LoadFault = (typeof loadFaults)[number]

/** Faults of the answer to a request. */
export const answerFaults = [
  /** The answer comes from another window of the same origin. */
  'other-window',
  /** The answer has an id that the page did not send. */
  'unknown-id',
  /** The answer comes twice, then an error with the same id. */
  'repeated-id',
  /** The answer is held until the next one, and both have the id of the other. */
  'swapped-id',
  'bad-schema',
  /** The answer contains a text of 10 MB. */
  'huge',
  /** The answer has further keys, `__proto__` among them. */
  'extra-keys',
  /** The request is not carried out. */
  'no-answer',
  /** The request is carried out. Its answer is held until the page sends the next request. */
  'late',
  /** The frame loads itself again. */
  'reload',
  /** An error without a payload. */
  'error',
] as const
export type AnswerFault = (typeof answerFaults)[number]

/**
 * A failure of the frame. `request`: the name of the requests to which the fault applies, by default
 * all. `times`: how often it applies (unlimited if omitted).
 */
export type FrameFault =
  | { fails: LoadFault; times?: number }
  | { fails: AnswerFault; request?: string; times?: number }
  /** The request is not carried out. The answer is an error with this text. */
  | { fails: 'refused'; message: string; request?: string; times?: number }

/** An e-mail. `code`: six digits. `link`: confirms a device. One of them is null. */
export type Mail = {
  id: number
  to: string
  subject: string
  code: string | null
  link: string | null
  /** In ms since 1970. */
  sentAt: number
}

/** The networks of the embedded wallet: local Ethereum chains, and a local Solana node. */
export type EmbeddedOptions = Pick<SandboxDescription, 'chains'> & {
  svm: Pick<SandboxDescription['svm'], 'rpc'>
  port?: number
}

/** The service of the embedded wallet. `url`: base URL. */
export type Embedded = FaultControls & {
  url: string
  /** The e-mails to an address, oldest first. By default all. */
  mails(to?: string): readonly Mail[]
  set(settings: Partial<FrameSettings>): void
  /** Replaces the faults of the frame. */
  frameFaults(faults: readonly FrameFault[]): void
  stop(): Promise<void>
}

/** CAIP-2 id of the local Solana node. */
export const solanaNetwork = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
