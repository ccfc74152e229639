import { WarningIcon } from './icons.ts'

/** One line that should be read before going on. */
export function Notice({ children }: { children: string }) {
  return (
    <p className="lk-notice">
      <WarningIcon />
      <span>{children}</span>
    </p>
  )
}
