import { page } from 'vitest/browser'
import { button, expectRemoved, expectVisible, heading } from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { upgradeModel } from './upgrade.model.ts'

const entry = { key: 'UpgradeEmailWallet-1', view: 'UpgradeEmailWallet', data: null } as const
const link = () => page.getByText('Your browser blocked the new tab. Copy the link to open it.')
const hasDashboard = ({ actor }: ModelRun): boolean => actor.getSnapshot().context.url !== null

const expectScreen = (run: ModelRun) =>
  expectVisible(
    heading(hasDashboard(run) ? 'Upgrade to a wallet of your own' : 'This wallet has no dashboard'),
  )

walkRendered(upgradeModel, {
  kit: (run) => createRouteKit(run, entry),
  user: { open: (run) => (hasDashboard(run) ? () => button('Open dashboard').click() : null) },
  states: {
    async ready(run) {
      await expectScreen(run)
      await expectRemoved(link())
    },
    async blocked(run) {
      await expectScreen(run)
      if (hasDashboard(run)) await expectVisible(link())
    },
  },
})
