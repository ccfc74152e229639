import type { SnapshotFrom } from 'xstate'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { upgradeActors } from './upgrade.actors.ts'
import { upgradeMachine } from './upgrade.machine.ts'
import type { UpgradeEmitted, UpgradeEvent, UpgradeInput, UpgradeView } from './upgrade.types.ts'

export const upgradeInput = ({ config }: KitState): UpgradeInput => ({
  url: config.embeddedWallet?.dashboardUrl ?? null,
})

/** Maps the state to a step and the commands that it allows. */
export function upgradeView(
  state: SnapshotFrom<typeof upgradeMachine>,
  send: (event: UpgradeEvent) => void,
): UpgradeView {
  const { url } = state.context
  if (url === null) return { step: 'unavailable' }
  const open = () => send({ type: 'open' })
  return { step: state.matches('blocked') ? 'blocked' : 'ready', url, open }
}

export const upgradeReactions: Reactions<UpgradeEmitted> = {
  'dashboard.opened': () => [track('EMAIL_UPGRADE_FROM_MODAL', null)],
}

export const upgrade = defineFlow({
  id: 'upgrade',
  machine: upgradeMachine,
  actors: upgradeActors,
  input: upgradeInput,
  view: upgradeView,
  reactions: upgradeReactions,
  listens: [],
})
