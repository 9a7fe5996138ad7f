/**
 * Saves a file in the same tab. The address of the bytes lives only as long as the browser needs it
 * (readings: no blob address is ever stored).
 */
export function saveFile(file: { fileName: string; mimeType: string; bytes: ArrayBuffer }): void {
  const address = URL.createObjectURL(new Blob([file.bytes], { type: file.mimeType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
