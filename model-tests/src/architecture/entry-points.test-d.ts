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
import type * as flows from '@latchkit/core/flows'
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
expectTypeOf<ViewOf<typeof flows.connectFlow>>().toEqualTypeOf<flows.ConnectView>()
expectTypeOf<ViewOf<typeof flows.connectExternalFlow>>().toEqualTypeOf<flows.ExternalView>()
expectTypeOf<ViewOf<typeof flows.connectMultiChainFlow>>().toEqualTypeOf<flows.MultiChainView>()
expectTypeOf<ViewOf<typeof flows.connectSocialFlow>>().toEqualTypeOf<flows.SocialView>()
expectTypeOf<ViewOf<typeof flows.connectFarcasterFlow>>().toEqualTypeOf<flows.FarcasterView>()
expectTypeOf<ViewOf<typeof flows.accountTypeFlow>>().toEqualTypeOf<flows.AccountTypeView>()
expectTypeOf<ViewOf<typeof flows.connectRemoteFlow>>().toEqualTypeOf<flows.RemoteView>()
expectTypeOf<ViewOf<typeof flows.allWalletsFlow>>().toEqualTypeOf<flows.AllWalletsView>()
expectTypeOf<ViewOf<typeof flows.reconnectFlow>>().toEqualTypeOf<flows.ReconnectView>()
expectTypeOf<ViewOf<typeof flows.disconnectFlow>>().toEqualTypeOf<flows.DisconnectView>()
expectTypeOf<ViewOf<typeof flows.switchNetworkFlow>>().toEqualTypeOf<flows.SwitchNetworkView>()
expectTypeOf<ViewOf<typeof flows.signInFlow>>().toEqualTypeOf<flows.SignInView>()
expectTypeOf<
  ViewOf<typeof flows.switchActiveChainFlow>
>().toEqualTypeOf<flows.SwitchActiveChainView>()
expectTypeOf<ViewOf<typeof flows.switchAccountFlow>>().toEqualTypeOf<flows.SwitchAccountView>()
expectTypeOf<ViewOf<typeof flows.portfolioFlow>>().toEqualTypeOf<flows.PortfolioView>()
expectTypeOf<ViewOf<typeof flows.activityFlow>>().toEqualTypeOf<flows.ActivityView>()
expectTypeOf<ViewOf<typeof flows.nftsFlow>>().toEqualTypeOf<flows.NftsView>()
expectTypeOf<ViewOf<typeof flows.sendFlow>>().toEqualTypeOf<flows.SendView>()
expectTypeOf<flows.SendView>().toExtend<{ step: string }>()
expectTypeOf<flows.RemoteView>().toExtend<{ step: string }>()

// node
declare const kit: Kit
declare const follow: typeof nodeEntry.follow
declare const viewsOf: typeof nodeEntry.viewsOf
expectTypeOf(follow(kit.state, () => kit.account.get().status)).toEqualTypeOf<
  AsyncGenerator<AccountStatus, void>
>()
declare const sending: RunningFlow<flows.SendView>
expectTypeOf(viewsOf(sending)).toEqualTypeOf<AsyncGenerator<flows.SendView, void>>()
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
