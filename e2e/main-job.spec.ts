import { openTimes, showLaterDay } from './support/bookingForm';
import { mailedCode, newAddress, sample, signInByForm } from './support/people';
import { expect, test, watchConsole } from './support/test';

const screens = {
  'on a wide screen': { viewport: { width: 1280, height: 900 } },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
};

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'no-preference' } });

    test('a visitor registers, books an open time, the tutor accepts, and the student sees it coming', async ({
      page,
      browser,
      consoleFaults,
    }) => {
      const address = newAddress();
      const name = `Nila ${address.slice(-20, -13)}`;

      await test.step('register with the mailed code', async () => {
        await page.goto('/register');
        await page.getByLabel('Full Name').fill(name);
        await page.getByLabel('Email Address').fill(address);
        await page.getByLabel('Password', { exact: true }).fill('a quiet long password');
        await expect(page.getByRole('radio', { name: 'Student' })).toBeChecked();
        await page.getByRole('button', { name: 'Register Now' }).click();
        await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
        await expect(page.getByText(address)).toBeVisible();
        await page.getByRole('textbox', { name: /OTP/ }).fill(await mailedCode(page.request, address));
        await page.getByRole('button', { name: 'Verify OTP' }).click();
        await expect(page).toHaveURL('/');
      });

      await test.step('find the sample tutor', async () => {
        await page.getByRole('link', { name: 'Get Started' }).click();
        await expect(page).toHaveURL('/tutors');
        const card = page.getByRole('listitem').filter({ hasText: sample.tutor });
        await card.getByRole('link', { name: /Book Now/ }).click();
        await expect(page.getByRole('heading', { name: 'Schedule Your Session' })).toBeVisible();
      });

      await test.step('book an open time for a trial lesson', async () => {
        await page.getByLabel('Duration').selectOption('Trial lesson, 30 min, ₹150');
        await expect(page.getByText('₹150', { exact: true })).toBeVisible();
        const subject = page.getByLabel('Subject');
        await subject.selectOption({ label: 'Mathematics' });
        await showLaterDay(page);
        await openTimes(page).first().click();
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await expect(page.getByText('Booking created successfully')).toBeVisible();
        await expect(page).toHaveURL('/');
      });

      const tutorContext = await browser.newContext();
      const tutorPage = await tutorContext.newPage();
      watchConsole(tutorPage, consoleFaults);
      await test.step('the tutor accepts', async () => {
        await signInByForm(tutorPage, sample.tutor);
        await tutorPage.goto('/tutor/bookings');
        await expect(tutorPage.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible();
        const request = tutorPage.getByRole('listitem').filter({ hasText: name });
        await expect(request).toContainText('Trial lesson');
        await request.getByRole('button', { name: /Accept/ }).click();
        const dialog = tutorPage.getByRole('dialog', { name: 'Confirm Status Change' });
        await expect(dialog).toContainText(name);
        await expect(dialog).toContainText(/accepted/i);
        await dialog.getByRole('button', { name: 'Confirm' }).click();
        await expect(dialog).toBeHidden();
        await expect(request).toContainText(/accepted/i);
        await expect(request.getByRole('button', { name: /Accept/ })).toHaveCount(0);
      });
      await tutorContext.close();

      await test.step('the student sees it under Upcoming Classes', async () => {
        await page.goto('/student/dashboard');
        await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible();
        const upcoming = page.getByRole('region', { name: 'Upcoming Classes' });
        await expect(upcoming).toContainText('Mathematics');
        await expect(upcoming).toContainText('Kavitha Raman');
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}
