import { namespaceConnectors } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.context.ts'
import type { MultiChainContext } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.types.ts'
import {
  button,
  dialog,
  expectRemoved,
  expectValue,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import { bitcoin, fox, mainnet, solana } from '../../../samples.ts'
import type { ModelRun } from '../../../walker/machine-model.ts'
import { multiChainModel } from './multi-chain.model.ts'

const entry = {
  key: 'ConnectingMultiChain-1',
  view: 'ConnectingMultiChain',
  data: { connectorId: fox.id },
} as const
const names: Readonly<Record<string, string>> = {
  eip155: 'Ethereum networks',
  solana: 'Solana',
  bip122: 'Bitcoin',
}
const context = ({ actor }: ModelRun): MultiChainContext => actor.getSnapshot().context
const rows = () =>
  [...document.querySelectorAll('.lk-list-item')].map(
    (row) => row.querySelector('.lk-row-label')?.textContent,
  )
const connectedCount = () => document.querySelectorAll('.lk-list .lk-tag[data-mark="dot"]').length

walkRendered(multiChainModel, {
  kit: (run) =>
    createRouteKit(run, entry, ({ network }) => ({
      network: { ...network, networks: [mainnet, solana, bitcoin] },
    })),
  user: {
    pick(run, { namespace }) {
      const isShown = namespaceConnectors(context(run)).some(
        (connector) => connector.namespace === namespace,
      )
      return isShown ? () => button(new RegExp(`^${names[namespace]}`)).click() : null
    },
    // The panel has no button for it: visitors use the back button of the modal.
    chooseAnother: () => null,
  },
  states: {
    async choosing(run) {
      const connectors = namespaceConnectors(context(run))
      await expectVisible(heading(/^Connect /))
      await expectValue(
        rows,
        connectors.map(({ namespace }) => names[namespace]),
      )
      await expectValue(connectedCount, connectors.filter(({ connected }) => connected).length)
    },
    // The flow has ended: the screen has no list.
    async cancelled() {
      await expectRemoved(dialog().getByRole('list'))
    },
  },
})
