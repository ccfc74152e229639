import type { KitOptions } from '@latchkit/core'
import type { SandboxDescription } from '../base/description.ts'
import { installInPage } from '../wallets/index.ts'

/** `?own=nest`: the page brings a wallet of its own, whose requests are decided in the modal. */
export const ownWallet = (sandbox: SandboxDescription): Pick<KitOptions, 'approvals'> =>
  new URLSearchParams(location.search).get('own') === 'nest'
    ? { approvals: installInPage(window, sandbox) }
    : {}
