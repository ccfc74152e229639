import { parseArgs } from 'node:util'
import { warnings } from './words.ts'

/** `isAlone`: nobody is there to be asked. */
export type Flags = {
  sandbox: string
  to: string | null
  amount: string | null
  asset: string | null
  accept: readonly string[]
  isAlone: boolean
  isHelp: boolean
}

/** Throws with a sentence for whoever wrote them. */
export function readFlags(args: readonly string[]): Flags {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      sandbox: text,
      to: text,
      amount: text,
      asset: text,
      accept: text,
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
  if (!URL.canParse(sandbox)) throw new Error(`--sandbox is no address: ${sandbox}`)
  if (yes && (to === null || amount === null)) throw new Error('--yes wants --to and --amount')
  const accepted = accept.split(',').filter(Boolean)
  const unknown = accepted.filter((warning) => !Object.hasOwn(warnings, warning))
  if (unknown.length > 0)
    throw new Error(
      `--accept knows ${Object.keys(warnings).join(', ')}, not: ${unknown.join(', ')}`,
    )
  return { sandbox, to, amount, asset, accept: accepted, isAlone: yes, isHelp: help }
}
