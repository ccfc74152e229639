import type { AccountState } from '@latchkit/core'
import {
  button,
  clickGuarded,
  dialog,
  expectRemoved,
  expectVisible,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { mainnet } from '../../samples.ts'
import { smartConnection } from './account-type.cases.ts'
import { accountTypeModel } from './account-type.model.ts'

const entry = { key: 'AccountSettings-1', view: 'AccountSettings', data: null } as const
const change = /^Switch to your (smart account|EOA)$/
const switching = /^Switching accounts/
const switchFailed = /^Couldn't switch accounts/

const account: AccountState = {
  ...smartConnection,
  status: 'connected',
  caipAddress: null,
  balance: null,
  balanceStatus: 'idle',
  balanceProblem: null,
  tokens: [],
  tokensStatus: 'idle',
  tokensProblem: null,
  tokensCoverage: 'full',
  hiddenTokens: 0,
  tokensReadAt: null,
  identity: null,
  preferredAccountType: null,
  smartAccountDeployed: null,
  currentTab: 'tokens',
  addressLabels: {},
}

/** The settings are shown, without a row that switches. */
async function expectNoSwitch() {
  await expectVisible(dialog().getByRole('list', { name: 'Account settings' }))
  for (const name of [change, switching, switchFailed]) await expectRemoved(button(name))
}

walkRendered(accountTypeModel, {
  kit: (run) =>
    createRouteKit(run, entry, ({ network }) => ({
      accounts: { eip155: account },
      network: { ...network, networks: [mainnet], activeNamespace: 'eip155' },
    })),
  user: {
    switch: () => () => button(change).click(),
    retry: () => () => button(switchFailed).click(),
    // After a failure the row retries; the visitor leaves the view instead of cancelling.
    cancel: ({ actor }) =>
      actor.getSnapshot().matches('switching') ? () => clickGuarded('Cancel') : null,
  },
  states: {
    unavailable: expectNoSwitch,
    fixed: expectNoSwitch,
    ready: () => expectVisible(button(change)),
    switching: () => expectVisible(button(switching)),
    failed: () => expectVisible(button(switchFailed)),
  },
})
