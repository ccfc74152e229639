import {
  button,
  dialog,
  expectRemoved,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { solana } from '../../samples.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

const entry = {
  key: 'SwitchActiveChain-1',
  view: 'SwitchActiveChain',
  data: { caipNetworkId: solana.caipNetworkId },
} as const
const connectFox = () => button('Connect Fox on Solana')
const expectNoButtons = async () => {
  await expectRemoved(connectFox())
  await expectRemoved(button('Cancel'))
  await expectRemoved(dialog().getByRole('button', { name: 'Connect wallet' }))
}

walkRendered(switchActiveChainModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    confirm:
      ({ actor }) =>
      () =>
        dialog()
          .getByRole('button', {
            name:
              actor.getSnapshot().context.connectorId === null ? 'Connect wallet' : 'Other wallets',
          })
          .click(),
    connect: ({ actor }) =>
      actor.getSnapshot().context.connectorId === null ? null : () => connectFox().click(),
    cancel: () => () => button('Cancel').click(),
  },
  states: {
    async confirming({ actor }) {
      await expectVisible(heading('Connect a wallet for Solana'))
      const { wallet, connectorId } = actor.getSnapshot().context
      await expectVisible(
        dialog()
          .getByText(
            connectorId === null
              ? `Solana needs its own wallet.${wallet === null ? '' : ` ${wallet.name} stays connected.`}`
              : `${wallet?.name} supports Solana too. Your other accounts stay connected.`,
          )
          .last(),
      )
    },
    connecting: expectNoButtons,
    confirmed: expectNoButtons,
    cancelled: expectNoButtons,
  },
})
