import type { ApproveRule, EmailRule, FrameFault, FrameSettings } from '../embedded.types.ts'
import { parseFrameFaults } from './create-frame-faults.ts'

const emailRules: readonly EmailRule[] = ['automatic', 'code', 'device', 'none']
const approveRules: readonly ApproveRule[] = ['ask', 'auto', 'reject', 'never']

type Controls = { settings: Partial<FrameSettings>; frameFaults: readonly FrameFault[] | null }

function parseRule<Rule extends string>(rules: readonly Rule[], value: unknown): Rule {
  const rule = rules.find((each) => each === value)
  if (rule === undefined) throw new Error(`${String(value)} must be one of ${rules.join(', ')}.`)
  return rule
}

function parseLifetime(value: unknown): number {
  if (typeof value === 'number' && value >= 0) return value
  throw new Error('codeLifetime must be a number of milliseconds.')
}

/** Parses the body of `POST /controls`. Throws for unknown fields and invalid values. */
export function parseControls(controls: Readonly<Record<string, unknown>>): Controls {
  const { email, approve, codeLifetime, frameFaults, ...rest } = controls
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
  return {
    settings: {
      ...(email !== undefined && { email: parseRule(emailRules, email) }),
      ...(approve !== undefined && { approve: parseRule(approveRules, approve) }),
      ...(codeLifetime !== undefined && { codeLifetime: parseLifetime(codeLifetime) }),
    },
    frameFaults: frameFaults === undefined ? null : parseFrameFaults(frameFaults),
  }
}
