import { WarningIcon } from './icons.ts'

/** A warning of one line. */
export function Notice({ children }: { children: string }) {
  return (
    <p className="lk-notice" data-part="notice">
      <WarningIcon />
      <span>{children}</span>
    </p>
  )
}
