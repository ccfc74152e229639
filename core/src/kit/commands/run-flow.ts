import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Kit } from '../api/kit.ts'
import type { FlowLoader } from '../runtime/flow-loader.ts'
import type { FlowRunner } from '../runtime/flow-runner.ts'
import type { ViewGate } from './view-gate.ts'

/**
 * Creates `kit.run`, which runs flows outside the modal. A flow whose signal aborts while its code
 * is loading does not start. The code of the account stores loads first, so that the kit has the
 * account when a flow that connects ends. Rejects with `connect/consent-missing` before the visitor
 * accepted the legal texts that the page asks for.
 */
export function createRunFlow(
  run: FlowRunner['runHeadless'],
  loader: Pick<FlowLoader, 'code'>,
  loadCode: () => Promise<Pick<typeof import('./without-navigation.ts'), 'withoutNavigation'>>,
  requireConsent: ViewGate['requireConsent'],
): Kit['run'] {
  return async (flow, data, signal) => {
    const [code, { withoutNavigation }] = await Promise.all([loader.code(flow)(), loadCode()])
    if (signal?.aborted) throw new KitError(kitErrors, 'kit/aborted')
    requireConsent(code.id)
    const running = run(code, data, withoutNavigation)
    signal?.addEventListener('abort', running.stop, { once: true })
    return running
  }
}
