import { createKit, type Kit, type KitState, type RunningFlow } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { createDerived } from '../../../core/src/kit/state/derived.ts'
import { mainnet, sepolia } from '../samples.ts'
import type { ModelRun } from '../walker/model-run.ts'

/** Kit state around a model run. Everything else is the initial state. */
export type Shown = {
  state(resting: KitState): Partial<KitState>
  flows(): Readonly<Record<string, RunningFlow>>
  commands: Partial<Pick<Kit, 'open' | 'close'>> & { modal?: Partial<Kit['modal']> }
  /** Receives a callback to call when state outside of the machine has changed. */
  onOther?(changed: () => void): void
}

/**
 * A kit whose state and flows come from one running machine, so that the modal renders that
 * machine.
 */
export function createStageKit(
  { actor }: ModelRun,
  { state, flows, commands, onOther }: Shown,
): Kit {
  const kit = createKit({
    id: 'stage',
    networks: [mainnet, sepolia],
    platform: createMemoryPlatform(),
  })
  const resting = kit.state.getSnapshot()
  const store = createDerived<KitState>(() => ({ ...resting, ...state(resting) }), reportError)
  const running = createDerived<Readonly<Record<string, RunningFlow>>>(flows, reportError)
  const changed = () => {
    store.changed()
    running.changed()
  }
  onOther?.(changed)
  actor.subscribe({ next: changed, complete: changed, error: changed })
  return {
    ...kit,
    state: store,
    load: async () => {},
    ...commands,
    modal: { ...kit.modal, flows: running, preload: async () => {}, ...commands.modal },
  }
}
