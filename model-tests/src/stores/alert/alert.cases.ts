import type { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import type { Cases } from '../../walker/machine-model.ts'

/**
 * An alert that is raised once, an alert with details that may be raised again, and a less severe
 * one.
 */
export const alertCases: Cases<typeof alertMachine> = {
  raise: [
    { code: 'config/project-id-missing', variant: 'error', details: {}, once: true },
    {
      code: 'network/switch-not-found',
      variant: 'error',
      details: { network: 'eip155:5' },
      once: false,
    },
    { code: 'network/switch-not-found', variant: 'info', details: {}, once: false },
  ],
}
