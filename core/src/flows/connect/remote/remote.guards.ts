import type { RemoteContext, RemoteEvent } from './remote.types.ts'
import { connectorOf, hasDownload, isCodeless, linkOf, mayVisit, tabsOf } from './remote.values.ts'

type Args = { context: RemoteContext; event: RemoteEvent }

/** Only its id is known. */
export const isUnknown = ({ context }: Args) => context.wallet === null && context.walletId !== null
/** The relay serves one wallet at a time; under manual control that is the page's affair. */
export const mustReplace = ({ context }: Args) => context.current !== null && !context.manual
export const mayBeVisited = ({ context }: Args) => mayVisit(context)
export const needsNoCode = ({ context }: Args) => isCodeless(context)
export const isManual = ({ context }: Args) => context.manual
export const hasUri = ({ context }: Args) => context.uri !== null
export const isOtherTab = ({ context, event }: Args) =>
  event.type === 'show' &&
  event.platform !== context.platform &&
  tabsOf(context).includes(event.platform)
export const hasLink = ({ context }: Args) => linkOf(context) !== null
/** A visitor who picked a wallet on a phone wants its app, once. */
export const opensItself = ({ context }: Args) =>
  context.wish === 'open' && context.platform === 'mobile' && linkOf(context) !== null
/** Nobody answered in time: that is no failure. */
export const isExpiry = ({ event }: Args) =>
  event.type === 'pairing.failed' && event.code === 'remote/expired'
export const isHere = ({ context }: Args) => connectorOf(context) !== null
export const isToBeHad = ({ context }: Args) => hasDownload(context)
