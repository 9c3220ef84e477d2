/** Reminders of today's table and notifications of tables share one push address of the browser. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stop, stopReminding } from '../src/device/push';
import { setting } from '../src/device/storage';
import { daily } from '../src/net/daily';

const unsubscribe = vi.fn(async () => true);
const getSubscription = async () => ({ endpoint: 'https://push.example/1', unsubscribe });

beforeEach(() => {
  unsubscribe.mockClear();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ pushManager: { getSubscription } }) },
  });
});

test('turning notifications off gives the push address up', async () => {
  await stop();

  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a device that asked for reminders keeps its push address without other notifications', async () => {
  setting.remindAt.set(8);

  await stop();

  expect(setting.notify.get()).toBe(false);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('reminders count as stopped only when the server knows', async () => {
  const asked = vi.spyOn(daily, 'stopReminding').mockRejectedValueOnce(new Error('offline'));
  expect(await stopReminding()).toBe(false);

  asked.mockResolvedValueOnce(null);
  expect(await stopReminding()).toBe(true);
});
