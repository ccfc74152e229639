import { startFaultServer } from '../faults/start-fault-server.ts'
import { nodeRequest } from '../wallets/node-request.ts'
import type { Embedded, EmbeddedOptions, FrameSettings } from './embedded.types.ts'
import { bundleFrame } from './service/bundle-frame.ts'
import { createCodes } from './service/create-codes.ts'
import { createEmailUpdates } from './service/create-email-updates.ts'
import { createFrameFaults } from './service/create-frame-faults.ts'
import { createLogins } from './service/create-logins.ts'
import { createMailbox } from './service/create-mailbox.ts'
import { createSmartAccounts } from './service/create-smart-accounts.ts'
import { createSocials } from './service/create-socials.ts'
import { createUsers } from './service/create-users.ts'
import { parseControls } from './service/parse-controls.ts'
import { handleCall } from './service/routes.ts'

const lamports = 10_000_000_000

/**
 * Starts the service of the embedded wallet: the page of its frame at `/sdk`, the pages that a
 * visitor opens to log in (`/mailbox`, `/consent/…`, `/farcaster`), and the requests of the frame.
 */
export async function startEmbedded({ port = 0, chains, svm }: EmbeddedOptions): Promise<Embedded> {
  let settings: FrameSettings = { email: 'automatic', approve: 'ask', codeLifetime: 10 * 60_000 }
  const set = (changed: Partial<FrameSettings>) => {
    settings = { ...settings, ...changed }
  }
  const now = () => Date.now()
  let base = ''
  const url = () => base
  const users = createUsers()
  const codes = createCodes(now, () => settings.codeLifetime)
  const mailbox = createMailbox(now)
  const emailRule = () => settings.email
  const logins = createLogins({ url, users, codes, mailbox, emailRule })
  const frameFaults = createFrameFaults()
  let script: Promise<string> | null = null
  const context = {
    url,
    chains,
    svm,
    settings: () => settings,
    frameFaults,
    mailbox,
    logins,
    emailUpdates: createEmailUpdates({ users, codes, mailbox, logins }),
    socials: createSocials(url, users, logins),
    smartAccounts: createSmartAccounts(chains),
    frameScript() {
      script ??= bundleFrame()
      return script
    },
    async fundSolana(address: string) {
      const balance = await nodeRequest(svm.rpc, 'getBalance', [address])
      if (JSON.stringify(balance).includes('"value":0'))
        await nodeRequest(svm.rpc, 'requestAirdrop', [address, lamports])
    },
  }
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url: { pathname, searchParams } }) => ({
      path: pathname,
      query: Object.fromEntries(searchParams),
    }),
    respond: (call) => handleCall(context, call),
    applyControls(controls) {
      const parsed = parseControls(controls)
      set(parsed.settings)
      if (parsed.frameFaults !== null) frameFaults.replace(parsed.frameFaults)
    },
    cors: () => ({}),
  })
  base = started.url
  return { ...started, set, mails: mailbox.mails, frameFaults: frameFaults.replace }
}
