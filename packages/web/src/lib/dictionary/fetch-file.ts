/** A file of the dictionary; those fetched before are there without a connection, by the service worker. */
export async function fetchFile<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The dictionary answered ${response.status}`);
  return (await response.json()) as File;
}
