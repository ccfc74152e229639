import { createKit, type Kit, type KitState, type RunningFlow } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { createDerived } from '../../../core/src/kit/state/derived.ts'
import { mainnet, sepolia } from '../samples.ts'
import type { ModelRun } from '../walker/machine-model.ts'

/** State, flows and commands of a fake kit. All other parts are those of a new kit. */
export type FakeKitOptions = {
  state(initialState: KitState): Partial<KitState>
  flows(): Readonly<Record<string, RunningFlow>>
  commands: Partial<Pick<Kit, 'open' | 'close'>> & { modal?: Partial<Kit['modal']> }
  /** Receives a function that must be called when state outside of the machine has changed. */
  onOtherChange?(changed: () => void): void
}

/** Creates a kit whose state and flows come from one running machine, so that the modal renders it. */
export function createFakeKit(
  { actor }: ModelRun,
  { state, flows, commands, onOtherChange: onOther }: FakeKitOptions,
): Kit {
  const kit = createKit({
    id: 'fake',
    networks: [mainnet, sepolia],
    platform: createMemoryPlatform(),
  })
  const initialState = kit.state.getSnapshot()
  const store = createDerived<KitState>(
    () => ({ ...initialState, ...state(initialState) }),
    reportError,
  )
  const runningFlows = createDerived<Readonly<Record<string, RunningFlow>>>(flows, reportError)
  const changed = () => {
    store.changed()
    runningFlows.changed()
  }
  onOther?.(changed)
  actor.subscribe({ next: changed, complete: changed, error: changed })
  return {
    ...kit,
    state: store,
    load: async () => {},
    ...commands,
    modal: { ...kit.modal, flows: runningFlows, preload: async () => {}, ...commands.modal },
  }
}
