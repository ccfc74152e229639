import type { KitOptions } from '@latchkit/core'
import type { SandboxDescription } from '../base/description.ts'
import { installInPage } from '../wallets/index.ts'

/** With `?own=nest`, installs an in-page wallet whose requests the modal shows. */
export const ownWallet = (sandbox: SandboxDescription): Pick<KitOptions, 'approvals'> =>
  new URLSearchParams(location.search).get('own') === 'nest'
    ? { approvals: installInPage(window, sandbox) }
    : {}
