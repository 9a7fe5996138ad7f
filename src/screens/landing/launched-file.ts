/** Files that the device opens with the installed app (`file_handlers` of the manifest). */

interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

const queueOf = (scope: { launchQueue?: LaunchQueue }): LaunchQueue | undefined => scope.launchQueue;

/** Calls back with the first file that the app was opened with, also where that was before this call; else never. */
export function onLaunchedFile(take: (file: Promise<File>) => void): void {
  queueOf(globalThis as object)?.setConsumer(({ files }) => {
    const file = files?.[0]?.getFile();
    if (file !== undefined) take(file);
  });
}
