/** Segmented control. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: {
  label: string
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose(value: Value): void
}) {
  return (
    <fieldset className="choice">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-option">
          <input
            className="unseen"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
