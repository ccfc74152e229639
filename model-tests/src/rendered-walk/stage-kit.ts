import { createKit, type Kit, type KitState, type RunningFlow } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { createDerivedStore } from '../../../core/src/kit/state/derived.ts'
import { mainnet, sepolia } from '../samples.ts'
import type { Play } from '../walker/play.ts'

/** What a play shows of the kit around it. The rest is a kit at rest. */
export type Shown = {
  state(resting: KitState): Partial<KitState>
  flows(): Readonly<Record<string, RunningFlow>>
  commands: Partial<Pick<Kit, 'open' | 'close' | 'tryClose' | 'navigate'>>
  /** Is given what to call when something else than the chart has changed. */
  onOther?(changed: () => void): void
}

/** A kit whose state and flows are those of one chart at work: what the modal draws, it draws for that chart. */
export function createStageKit({ actor }: Play, { state, flows, commands, onOther }: Shown): Kit {
  const kit = createKit({
    id: 'stage',
    networks: [mainnet, sepolia],
    platform: createMemoryPlatform(),
  })
  const resting = kit.store.getSnapshot()
  const store = createDerivedStore<KitState>(() => ({ ...resting, ...state(resting) }), reportError)
  const running = createDerivedStore<Readonly<Record<string, RunningFlow>>>(flows, reportError)
  const changed = () => {
    store.changed()
    running.changed()
  }
  onOther?.(changed)
  actor.subscribe({ next: changed, complete: changed, error: changed })
  return {
    ...kit,
    store,
    flows: running,
    preload: async () => {},
    wake: async () => {},
    ...commands,
  }
}
