import type { AccountState } from '@latchkit/core'
import { page } from 'vitest/browser'
import type { SwitchAccountContext } from '../../../../core/src/flows/switch-account/switch-account.types.ts'
import { button, expectRemoved, expectVisible, heading } from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, foxSolana, mainnet, owl, solana } from '../../samples.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { switchAccountModel } from './switch-account.model.ts'

const entry = { key: 'Profile-1', view: 'Profile', data: null } as const
const context = ({ actor }: ModelRun): SwitchAccountContext => actor.getSnapshot().context
const rowOf = (address: string) => page.getByTitle(address, { exact: true })
const isConnected = (run: ModelRun, namespace: string) =>
  context(run).connected[namespace] !== undefined

walkRendered(switchAccountModel, {
  kit: (run) =>
    createRouteKit(run, entry, ({ connections, network }) => {
      const { connected, choices } = context(run)
      const accounts = Object.entries(connected).map(
        ([namespace, wallet]): [string, AccountState] => [
          namespace,
          {
            ...{
              ...wallet,
              namespace,
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
            },
            accounts: choices.filter((choice) => choice.namespace === namespace),
          },
        ],
      )
      return {
        accounts: Object.fromEntries(accounts),
        connections: { ...connections, connectors: [fox, owl, foxSolana] },
        network: { ...network, networks: [mainnet, solana], activeNamespace: 'eip155' },
      }
    }),
  user: {
    pick: (run, { choice }) => {
      const { choices } = context(run)
      const isListed = choices.some(({ namespace, connectorId, address }) => {
        return (
          namespace === choice.namespace &&
          connectorId === choice.connectorId &&
          address === choice.address
        )
      })
      const sameAddress = choices.filter(
        ({ namespace, address }) => namespace === choice.namespace && address === choice.address,
      )
      const index = sameAddress.findIndex(({ connectorId }) => connectorId === choice.connectorId)
      return isListed ? () => rowOf(choice.address).nth(index).click() : null
    },
    connect: (run, { namespace }) =>
      isConnected(run, namespace) ? null : () => button('Connect Solana').click(),
    cancel: ({ actor }) =>
      actor.getSnapshot().matches('failed')
        ? () => button('Back').last().click()
        : () => button('Cancel').click(),
    retry:
      ({ actor }) =>
      () =>
        button(actor.getSnapshot().matches('failed') ? 'Try again' : 'Resend request').click(),
  },
  states: {
    async choosing(run) {
      for (const { address } of context(run).choices) await expectVisible(rowOf(address).first())
      await (isConnected(run, 'solana')
        ? expectVisible(button('Disconnect Fox from Solana'))
        : expectVisible(button('Connect Solana')))
    },
    'connecting.waiting': () => expectVisible(heading(/^Approve in /)),
    'connecting.unresponsive': () => expectVisible(heading(/ didn't answer$/)),
    failed: () => expectVisible(heading("Couldn't switch accounts")),
    switched: async () => {
      await expectVisible(heading('Account switched'))
      await expectRemoved(button('Try again'))
    },
  },
})
