import { Button, type ButtonProps } from './Button.tsx'
import { useClickGuard } from './useClickGuard.ts'

/**
 * A primary button that approves or sends. It ignores the second click of a double click on the
 * previous screen (fault Z3): give it the key of what it approves.
 */
export function GuardedButton({ onClick, ...rest }: Omit<ButtonProps, 'kind'>) {
  const isClickEnabled = useClickGuard()
  return (
    <Button
      {...rest}
      kind="primary"
      data-click-enabled={isClickEnabled}
      onClick={isClickEnabled ? onClick : undefined}
    />
  )
}
