import { Button, type ButtonProps } from './Button.tsx'
import { useClickGuard } from './useClickGuard.ts'

/**
 * A button that ignores the second click of a double click on the previous screen (fault Z3). The
 * guard starts on mount, so the screen must be mounted again for each decision.
 */
export function GuardedButton({ onClick, ...rest }: ButtonProps) {
  const isClickEnabled = useClickGuard()
  return (
    <Button
      {...rest}
      data-click-enabled={isClickEnabled}
      onClick={isClickEnabled ? onClick : undefined}
    />
  )
}
