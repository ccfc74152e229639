import type { Kit, KitState, RouterEntry } from '@latchkit/core'
import type { ModelRun } from '../walker/machine-model.ts'
import { createFakeKit } from './fake-kit.ts'
import { flowOfRun } from './flows.ts'

/**
 * Creates a kit whose open modal shows the view of `entry`, which runs the machine, over the first
 * view. `state`: other parts of the state.
 */
export function createRouteKit(
  run: ModelRun,
  entry: RouterEntry,
  state: (initialState: KitState) => Partial<KitState> = () => ({}),
  flowId?: string,
): Kit {
  const flows = flowOfRun(entry.key, run, flowId)
  return createFakeKit(run, {
    state: (initialState) => ({
      router: { ...initialState.router, entry, entries: [initialState.router.entry, entry] },
      modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
      ...state(initialState),
    }),
    flows: () => flows,
    commands: {},
  })
}
