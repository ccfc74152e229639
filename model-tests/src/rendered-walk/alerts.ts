import type { AlertState } from '@latchkit/core'
import { page } from 'vitest/browser'
import { expectVisible } from './locators.ts'
import type { RenderedKit } from './rendered-kit.tsx'

type Alert = Extract<AlertState, { open: true }>

const alertOf = (variant: Alert['variant'], waiting: number): Alert => ({
  open: true,
  code: 'config/local-ignored',
  variant,
  details: {},
  hint: 'The configuration of the project replaces "features.email", "features.history" (now "activity"). Change it in the project\'s settings, or set the option "remoteFeatures" of createKit().',
  audience: 'developer',
  waiting,
})

/** An alert of each variant. */
export const alerts: Record<Alert['variant'], Alert> = {
  info: alertOf('info', 0),
  success: alertOf('success', 1),
  warning: alertOf('warning', 2),
  error: alertOf('error', 12),
}

export async function openWithAlert({ kit }: RenderedKit): Promise<void> {
  await kit.open()
  await expectVisible(page.getByRole('alert'))
}
