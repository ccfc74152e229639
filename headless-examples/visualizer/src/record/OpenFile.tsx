/** File input that also fires when the same file is chosen twice. */
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
