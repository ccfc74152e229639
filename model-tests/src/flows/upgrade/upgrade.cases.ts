import type { upgradeMachine } from '../../../../core/src/flows/upgrade/upgrade.machine.ts'
import type { UpgradeInput } from '../../../../core/src/flows/upgrade/upgrade.types.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const url = 'https://frame.example/dashboard'
/** Inputs with and without an embedded wallet. */
export const upgradeInputs = {
  available: { url },
  unavailable: { url: null },
} as const satisfies Record<string, UpgradeInput>
export const upgradeCases: Cases<typeof upgradeMachine> = {}
