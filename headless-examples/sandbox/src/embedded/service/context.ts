import type { SandboxChain } from '../../base/description.ts'
import type { FrameSettings } from '../embedded.types.ts'
import type { EmailUpdates } from './create-email-updates.ts'
import type { FrameFaults } from './create-frame-faults.ts'
import type { Logins } from './create-logins.ts'
import type { Mailbox } from './create-mailbox.ts'
import type { SmartAccounts } from './create-smart-accounts.ts'
import type { Socials } from './create-socials.ts'

/** The parts of the service, which its routes use. */
export type EmbeddedContext = {
  url(): string
  chains: readonly SandboxChain[]
  svm: { rpc: string }
  settings(): FrameSettings
  frameFaults: FrameFaults
  mailbox: Mailbox
  logins: Logins
  emailUpdates: EmailUpdates
  socials: Socials
  smartAccounts: SmartAccounts
  /** Gives an account without SOL 10 of it. */
  fundSolana(address: string): Promise<void>
  /** Resolves with the script of the frame. */
  frameScript(): Promise<string>
}
