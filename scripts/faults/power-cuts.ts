import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { postgresOf, signalAll, undoAtTheEnd } from '../workload/leftovers.ts';
import { discard, killDatabase, newFolder, type Product, startProduct } from '../workload/product.ts';
import { type Row, skippedRow } from './row.ts';
import { embeddedIn } from './stored.ts';
import { strikeUnderLoad } from './under-load.ts';

const NAME = 'power cut';
const SIZE = '1G';
const LOOP_DEVICES = 8;
const LOOP_MAJOR = 7;

/** A file system in a file. */
interface Disk {
  readonly image: string;
  readonly mounted: string;
  /** Writes that have reached the image. */
  writes(): number;
  mount(): void;
  unmount(): void;
}

/** Cuts the power: what was not flushed to the disk is gone. The product starts on what was. */
export async function cutPower(count: number): Promise<Row> {
  const folder = await newFolder();
  const disk = await makeDisk(folder);
  if (typeof disk === 'string') return skippedRow(NAME, disk);
  const unmount = undoAtTheEnd(() => disk.unmount());
  try {
    const dataDir = join(disk.mounted, 'data');
    const product = await startProduct(dataDir);
    try {
      return await strikeUnderLoad({
        name: NAME,
        count,
        product,
        connection: embeddedIn(dataDir),
        strike: async (_index, load) => {
          await load.moment();
          await cut(product, disk);
          const since = performance.now();
          await product.startAgain();
          return since;
        },
      });
    } finally {
      await discard(product);
    }
  } finally {
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing is acknowledged any more, the image is copied as it is, and the copy is what is left. */
async function cut(product: Product, disk: Disk): Promise<void> {
  const { dataDir } = product;
  // Twice: what was begun between listing and stopping.
  for (let time = 0; time < 2; time++) signalAll([product.pid, ...postgresOf(dataDir)], 'SIGSTOP');
  const copy = `${disk.image}.copy`;
  let before: number;
  do {
    before = disk.writes();
    run('cp', ['--sparse=always', disk.image, copy]);
    // A disk does not change while it is looked at: what the kernel wrote meanwhile would be torn.
  } while (disk.writes() !== before);
  await product.kill();
  await killDatabase(dataDir);
  disk.unmount();
  await rename(copy, disk.image);
  disk.mount();
}

/** Why there is none, where loop devices or root are not to be had. */
async function makeDisk(folder: string): Promise<Disk | string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can mount an image';
  const image = join(folder, 'disk.img');
  const mounted = join(folder, 'disk');
  const disk = {
    image,
    mounted,
    writes: () => {
      const device = run('losetup', ['-j', image, '-O', 'NAME', '-n']).trim();
      return Number(
        readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
          .trim()
          .split(/\s+/)[4],
      );
    },
    mount: () => void run('mount', ['-o', 'loop', image, mounted]),
    unmount: () => unmountWhole(mounted),
  };
  try {
    for (let number = 0; number < LOOP_DEVICES; number++) {
      const device = `/dev/loop${number}`;
      if (!existsSync(device)) run('mknod', [device, 'b', String(LOOP_MAJOR), String(number)]);
    }
    await mkdir(mounted);
    run('truncate', ['-s', SIZE, image]);
    run('mkfs.ext4', ['-q', image]);
    disk.mount();
    return disk;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `no image can be mounted here (${(error as Error).message.split('\n')[0]})`;
  }
}

/** What was just killed may hold it for a moment. */
function unmountWhole(mounted: string): void {
  const isMounted = () => readFileSync('/proc/mounts', 'utf8').includes(` ${mounted} `);
  for (let tries = 0; isMounted() && tries < 50; tries++) {
    try {
      run('umount', [mounted]);
    } catch {
      run('sleep', ['0.1']);
    }
  }
  if (isMounted()) throw new Error(`${mounted} can't be unmounted.`);
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
