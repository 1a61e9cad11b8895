import { expect, test } from '../../support/site.ts';

test('the three steps of an application are green, yellow and grey', async ({ page }) => {
  await page.goto('/gracias-postulacion');
  const colours = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Formulario recibido|Evaluación en proceso|Próximos pasos/ }) })
    .evaluateAll((steps) =>
      steps.map((step) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(step).backgroundColor.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const most = Math.max(red, green, blue);
        // Of nearly equal parts, whatever the warmth of the paper.
        if (most - Math.min(red, green, blue) < most / 5) return 'grey';
        return green === most ? 'green' : red > green && green > 1.5 * blue ? 'yellow' : 'another';
      }),
    );
  expect(colours).toEqual(['green', 'yellow', 'grey']);
});
