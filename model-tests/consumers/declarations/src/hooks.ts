import * as hooks from '@latchkit/react-ui'

/** Functions without a return type: the compiler has to name the types of the packages. */
export const useEverything = () => ({
  account: hooks.useAccount(),
  network: hooks.useNetwork(),
  wallets: hooks.useWallets(),
  modal: hooks.useModal(),
  provider: hooks.useProvider(),
  send: hooks.useSend(),
  signMessage: hooks.useSignMessage(),
  switchNetwork: hooks.useSwitchNetwork(),
})
