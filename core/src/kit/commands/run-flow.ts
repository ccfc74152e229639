import { KitError } from '../../errors/kit-error.ts'
import type { Kit } from '../api/kit.ts'
import type { FlowRunner } from '../runtime/flow-runner.ts'

/**
 * Creates `kit.run`, which runs flows outside the modal. A flow whose signal aborts while its code
 * is loading does not start.
 */
export const createRunFlow =
  (run: FlowRunner['runHeadless']): Kit['run'] =>
  async (flow, data, signal) => {
    const code = await flow.load().catch(flow.load)
    if (signal?.aborted) throw new KitError('kit/aborted')
    const running = run(code, data)
    signal?.addEventListener('abort', running.stop, { once: true })
    return running
  }
