import { parseArgs } from 'node:util'
import { warningTexts } from './texts.ts'

export type Flags = {
  /** URL of the demo pages, which serve `/sandbox.json`. */
  sandbox: string
  /** Address or name of the receiver. */
  to: string | null
  /** In whole tokens, for example `0.5`. */
  amount: string | null
  /** Contract address of the token. Null: the native token. */
  asset: string | null
  /** Warnings that are accepted without a prompt. */
  accept: readonly string[]
  /** No prompts (`--yes`). The program fails where it would need one. */
  unattended: boolean
  showHelp: boolean
}

/** Throws an Error that names the invalid flag. */
export function parseFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sandbox: { type: 'string' },
      to: { type: 'string' },
      amount: { type: 'string' },
      asset: { type: 'string' },
      accept: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const {
    sandbox = 'http://127.0.0.1:5173/',
    to = null,
    amount = null,
    asset = null,
    accept = '',
    yes = false,
    help = false,
  } = values
  if (!URL.canParse(sandbox)) throw new Error(`--sandbox is not a URL: ${sandbox}`)
  if (yes && (to === null || amount === null)) {
    throw new Error('--yes requires --to and --amount')
  }
  const accepted = accept.split(',').filter(Boolean)
  const unknown = accepted.filter((warning) => !Object.hasOwn(warningTexts, warning))
  if (unknown.length > 0) {
    const known = Object.keys(warningTexts).join(', ')
    throw new Error(`Unknown warnings in --accept: ${unknown.join(', ')}. Known: ${known}`)
  }
  return { sandbox, to, amount, asset, accept: accepted, unattended: yes, showHelp: help }
}
