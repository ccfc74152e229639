/** A file input that also calls `open` when the same file is chosen again. */
export const OpenFile = ({ open }: { open(file: File): Promise<void> }) => (
  <label className="file">
    Open a file
    <input
      type="file"
      accept="application/json,.json"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) void open(file)
      }}
    />
  </label>
)
