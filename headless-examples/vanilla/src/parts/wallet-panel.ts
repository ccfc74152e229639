import type { AccountStatus, Kit } from '@latchkit/core'
import { accountScreen } from './account-screen.ts'
import { chooseScreen } from './choose-screen.ts'
import { button } from './element.ts'
import { createPanel } from './panel.ts'
import type { Screen } from './screen.types.ts'
import { why } from './why.ts'

/** One panel, one screen at a time: which one, the account decides; what is on it, a flow. */
export function walletPanel(kit: Kit): HTMLElement {
  const { element, show } = createPanel('wallet', 'Your wallet')
  let leave = new AbortController()
  const go = (screen: Screen) => {
    leave.abort()
    leave = new AbortController()
    const { signal: left } = leave
    const fail = (error: unknown) => {
      if (left.aborted) return
      show(
        [why(error)],
        button('back', 'Try again', () => go(screen)),
      )
    }
    const begin = async () => screen({ kit, show, left, go })
    begin().catch(fail)
  }
  let before: AccountStatus | null = null
  kit.watch(
    ({ accounts }) => accounts.eip155?.status ?? 'disconnected',
    (status) => {
      if (status === 'connected') go(accountScreen)
      if (status === 'reconnecting') go(reconnectingScreen)
      // while a wallet is asked, and when it said no, the screen that asks goes on
      if (status === 'disconnected' && before !== 'connecting') go(restingScreen)
      before = status
    },
  )
  return element
}

const restingScreen: Screen = ({ kit, show, go }) => {
  const connect = button('connect', 'Connect wallet', () => go(chooseScreen), 'primary')
  // whoever points at it is about to press it: the charts come ahead
  connect.onpointerenter = () => void kit.wake().catch(() => {})
  show(['Nobody is connected.'], connect)
}

const reconnectingScreen: Screen = ({ show }) =>
  show(['Looking for the wallet of your last visit …'])
