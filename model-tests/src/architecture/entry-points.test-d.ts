import type {
  AccountStatus,
  CaipAddress,
  CaipNetworkId,
  Kit,
  KitOptions,
  Network,
  Readable,
  RunningFlow,
  ViewOf,
} from '@latchkit/core'
import type * as bip122Entry from '@latchkit/core/adapters/bip122'
import type * as cosmosEntry from '@latchkit/core/adapters/cosmos'
import type * as eip155Entry from '@latchkit/core/adapters/eip155'
import type * as polkadotEntry from '@latchkit/core/adapters/polkadot'
import type * as solanaEntry from '@latchkit/core/adapters/solana'
import type * as accountType from '@latchkit/core/flows/account-type'
import type * as activity from '@latchkit/core/flows/activity'
import type * as allWallets from '@latchkit/core/flows/all-wallets'
import type * as connect from '@latchkit/core/flows/connect'
import type * as external from '@latchkit/core/flows/connect-external'
import type * as farcaster from '@latchkit/core/flows/connect-farcaster'
import type * as multiChain from '@latchkit/core/flows/connect-multi-chain'
import type * as remote from '@latchkit/core/flows/connect-remote'
import type * as social from '@latchkit/core/flows/connect-social'
import type * as disconnect from '@latchkit/core/flows/disconnect'
import type * as nfts from '@latchkit/core/flows/nfts'
import type * as portfolio from '@latchkit/core/flows/portfolio'
import type * as reconnect from '@latchkit/core/flows/reconnect'
import type * as send from '@latchkit/core/flows/send'
import type * as signIn from '@latchkit/core/flows/sign-in'
import type * as switchAccount from '@latchkit/core/flows/switch-account'
import type * as switchActiveChain from '@latchkit/core/flows/switch-active-chain'
import type * as switchNetwork from '@latchkit/core/flows/switch-network'
import type * as networks from '@latchkit/core/networks'
import type * as nodeEntry from '@latchkit/core/node'
import type * as testing from '@latchkit/core/testing'
import type * as utils from '@latchkit/core/utils'
import { expectTypeOf } from 'vitest'

type AdapterEntry = NonNullable<KitOptions['adapters']>[number]

// adapters: each function returns an element of the option `adapters`
expectTypeOf<ReturnType<typeof eip155Entry.eip155>>().toEqualTypeOf<AdapterEntry>()
expectTypeOf<ReturnType<typeof solanaEntry.solana>>().toEqualTypeOf<AdapterEntry>()
expectTypeOf<ReturnType<typeof polkadotEntry.polkadot>>().toEqualTypeOf<AdapterEntry>()
expectTypeOf<ReturnType<typeof bip122Entry.bip122>>().toEqualTypeOf<AdapterEntry>()
expectTypeOf<ReturnType<typeof cosmosEntry.cosmos>>().toEqualTypeOf<AdapterEntry>()
expectTypeOf<typeof eip155Entry.eip155>()
  .parameter(0)
  .toEqualTypeOf<eip155Entry.Eip155Options | undefined>()
expectTypeOf<typeof solanaEntry.solana>()
  .parameter(0)
  .toEqualTypeOf<solanaEntry.SolanaOptions | undefined>()
expectTypeOf<typeof polkadotEntry.polkadot>()
  .parameter(0)
  .toEqualTypeOf<polkadotEntry.PolkadotOptions | undefined>()
expectTypeOf<typeof bip122Entry.bip122>()
  .parameter(0)
  .toEqualTypeOf<bip122Entry.Bip122Options | undefined>()
expectTypeOf<typeof cosmosEntry.cosmos>()
  .parameter(0)
  .toEqualTypeOf<cosmosEntry.CosmosOptions | undefined>()

// networks
expectTypeOf<typeof networks.mainnet>().toExtend<KitOptions['networks'][number]>()
expectTypeOf<typeof networks.solana>().toExtend<KitOptions['networks'][number]>()
expectTypeOf<ReturnType<typeof networks.defineNetwork>>().toEqualTypeOf<Network>()

// flows: `ViewOf` of a flow is its view type, and a view is a union by `step`
expectTypeOf<ViewOf<typeof connect.connectFlow>>().toEqualTypeOf<connect.ConnectView>()
expectTypeOf<ViewOf<typeof external.connectExternalFlow>>().toEqualTypeOf<external.ExternalView>()
expectTypeOf<
  ViewOf<typeof multiChain.connectMultiChainFlow>
>().toEqualTypeOf<multiChain.MultiChainView>()
expectTypeOf<ViewOf<typeof social.connectSocialFlow>>().toEqualTypeOf<social.SocialView>()
expectTypeOf<
  ViewOf<typeof farcaster.connectFarcasterFlow>
>().toEqualTypeOf<farcaster.FarcasterView>()
expectTypeOf<
  ViewOf<typeof accountType.accountTypeFlow>
>().toEqualTypeOf<accountType.AccountTypeView>()
expectTypeOf<ViewOf<typeof remote.connectRemoteFlow>>().toEqualTypeOf<remote.RemoteView>()
expectTypeOf<ViewOf<typeof allWallets.allWalletsFlow>>().toEqualTypeOf<allWallets.AllWalletsView>()
expectTypeOf<ViewOf<typeof reconnect.reconnectFlow>>().toEqualTypeOf<reconnect.ReconnectView>()
expectTypeOf<ViewOf<typeof disconnect.disconnectFlow>>().toEqualTypeOf<disconnect.DisconnectView>()
expectTypeOf<
  ViewOf<typeof switchNetwork.switchNetworkFlow>
>().toEqualTypeOf<switchNetwork.SwitchNetworkView>()
expectTypeOf<ViewOf<typeof signIn.signInFlow>>().toEqualTypeOf<signIn.SignInView>()
expectTypeOf<
  ViewOf<typeof switchActiveChain.switchActiveChainFlow>
>().toEqualTypeOf<switchActiveChain.SwitchActiveChainView>()
expectTypeOf<
  ViewOf<typeof switchAccount.switchAccountFlow>
>().toEqualTypeOf<switchAccount.SwitchAccountView>()
expectTypeOf<ViewOf<typeof portfolio.portfolioFlow>>().toEqualTypeOf<portfolio.PortfolioView>()
expectTypeOf<ViewOf<typeof activity.activityFlow>>().toEqualTypeOf<activity.ActivityView>()
expectTypeOf<ViewOf<typeof nfts.nftsFlow>>().toEqualTypeOf<nfts.NftsView>()
expectTypeOf<ViewOf<typeof send.sendFlow>>().toEqualTypeOf<send.SendView>()
expectTypeOf<send.SendView>().toExtend<{ step: string }>()
expectTypeOf<remote.RemoteView>().toExtend<{ step: string }>()

// node
declare const kit: Kit
declare const follow: typeof nodeEntry.follow
declare const viewsOf: typeof nodeEntry.viewsOf
expectTypeOf(follow(kit.state, () => kit.account.get().status)).toEqualTypeOf<
  AsyncGenerator<AccountStatus, void>
>()
declare const sending: RunningFlow<send.SendView>
expectTypeOf(viewsOf(sending)).toEqualTypeOf<AsyncGenerator<send.SendView, void>>()
expectTypeOf<ReturnType<typeof nodeEntry.createNodePlatform>>().toEqualTypeOf<nodeEntry.Platform>()
expectTypeOf<typeof nodeEntry.createNodePlatform>().parameter(0).toEqualTypeOf<nodeEntry.Program>()

// testing
expectTypeOf<ReturnType<typeof testing.createMemoryPlatform>>().toExtend<nodeEntry.Platform>()
expectTypeOf<ReturnType<typeof testing.createManualClock>>().toEqualTypeOf<testing.ManualClock>()
expectTypeOf<ReturnType<typeof testing.createScriptedAdapter>>().toExtend<AdapterEntry>()

// utils: exact amounts are text and bigint, never numbers
expectTypeOf<ReturnType<typeof utils.parseDecimal>>().toEqualTypeOf<utils.Decimal | null>()
expectTypeOf<typeof utils.toCaipNetworkId>().toEqualTypeOf<(value: string) => CaipNetworkId>()
expectTypeOf<typeof utils.toCaipAddress>().toEqualTypeOf<(value: string) => CaipAddress>()
expectTypeOf<typeof utils.isCaipNetworkId>().guards.toEqualTypeOf<CaipNetworkId>()
expectTypeOf<typeof utils.isCaipAddress>().guards.toEqualTypeOf<CaipAddress>()
expectTypeOf<ReturnType<typeof utils.describeRequest>>().toEqualTypeOf<utils.RequestSummary>()
expectTypeOf<utils.RequestSummary['rows']>().toEqualTypeOf<readonly utils.RequestRow[]>()
expectTypeOf<utils.RequestSummary['cautions']>().toEqualTypeOf<readonly utils.RequestCaution[]>()
expectTypeOf<typeof utils.shortAddress>().parameter(0).toBeString()
expectTypeOf<typeof utils.cleanText>().returns.toBeString()
expectTypeOf<ReturnType<typeof utils.safeHttpsUrl>>().toEqualTypeOf<string | null>()
expectTypeOf<ReturnType<typeof utils.walletList>>().toEqualTypeOf<readonly utils.WalletRows[]>()
expectTypeOf<ReturnType<typeof kit.state.getSnapshot>>().toExtend<utils.WalletListSource>()
expectTypeOf(kit.state).toExtend<Readable<utils.WalletListSource>>()
