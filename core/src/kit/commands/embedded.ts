import { track } from '../../protocol/track.ts'
import type { EmbeddedApi } from '../api/embedded.ts'
import type { CommandDeps } from './command-deps.ts'

/** Creates the commands of the embedded wallet. They run in the task of their call. */
export const createEmbeddedCommands = ({
  state,
  deps: { embedded, platform },
  sendMessage,
}: Pick<CommandDeps, 'state' | 'deps' | 'sendMessage'>): EmbeddedApi => ({
  place: (box) => embedded?.place(box),
  openDashboard() {
    const url = state().config.embeddedWallet?.dashboardUrl
    const isOpen = url !== undefined && platform.windows.open(url, '_blank')
    if (isOpen) sendMessage(track('EMAIL_UPGRADE_FROM_MODAL', null))
    return isOpen
  },
})
